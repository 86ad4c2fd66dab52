"""One model of Discord for all tests: what people see and do there, and what Discord refuses."""
