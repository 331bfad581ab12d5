/** Colours that print well, offered first; any other can be chosen too. They belong to the design, not to the brand. */
export const PALETTE = [
	{ name: "black", color: "#1f1b16" },
	{ name: "grey", color: "#7a746b" },
	{ name: "white", color: "#ffffff" },
	{ name: "red", color: "#b3261e" },
	{ name: "orange", color: "#d9692a" },
	{ name: "yellow", color: "#f2c14e" },
	{ name: "green", color: "#2f6b4f" },
	{ name: "lightBlue", color: "#8fc1e3" },
	{ name: "blue", color: "#1f4e8c" },
	{ name: "purple", color: "#6d4c8f" },
	{ name: "pink", color: "#e8a0ab" },
	{ name: "cream", color: "#f3e6d3" },
] as const;
