#!/usr/bin/env node
import "@market-data/mcp/cli";
