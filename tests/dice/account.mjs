// Answers what each sheet of real dice on standard input comes to, with the page's own account; the test beside it compares.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { account, asDiceView } = await import(pathToFileURL(process.argv[2]).href);
const sheets = JSON.parse(readFileSync(0, "utf-8"));
console.log(
  JSON.stringify(
    sheets.map((sheet) => {
      const { state, told } = account(sheet);
      const { players, turn, finisher, chain, sharing, places, stage } = asDiceView(state);
      return { players, turn, finisher, chain, sharing, places, over: stage === "over", told };
    }),
  ),
);
