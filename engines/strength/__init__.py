"""How strong engines are: exact results, simulations and tables."""
