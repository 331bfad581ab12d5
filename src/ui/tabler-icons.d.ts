declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
	import type { ComponentType } from "react";

	const icon: ComponentType<{
		size?: number | string;
		stroke?: number | string;
		className?: string;
		"aria-hidden"?: boolean;
	}>;
	export default icon;
}
