"""Where tables are kept: SQLite by default, PostgreSQL by address, one interface for both."""

from sqlalchemy.exc import DBAPIError as DriverError
from sqlalchemy.exc import SQLAlchemyError as StoreError

from rookery.storage.rows import Chat, Entry, Seat, Stored, Whole
from rookery.storage.store import Store

__all__ = ["Chat", "DriverError", "Entry", "Seat", "Store", "StoreError", "Stored", "Whole"]
