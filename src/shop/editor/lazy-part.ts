import { type ComponentType, lazy } from "react";
import { after } from "./dom/after.ts";

const WAIT = 5000;

/** A part of the program that is fetched when it is first shown: without a network it comes later, and nothing breaks. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
	return lazy(() => untilLoaded(load));
}

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
	try {
		return await load();
	} catch {
		await new Promise<void>((resolve) => {
			const callOff = after(WAIT, goOn);
			window.addEventListener("online", goOn, { once: true });
			function goOn(): void {
				callOff();
				window.removeEventListener("online", goOn);
				resolve();
			}
		});
		return untilLoaded(load);
	}
}
