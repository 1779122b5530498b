"""The types of records and responses: `from market_data.records import MapItem`."""

from .generated.records import *
