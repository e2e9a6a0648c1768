"""A real server for the coach's tests."""

from tests.server.conftest import site

__all__ = ["site"]
