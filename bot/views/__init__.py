"""What people see: matches and questions as Discord messages; no decisions."""
