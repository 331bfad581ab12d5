import type { TakenOut } from "./taken-out.ts";

/** What each form of a line names it by. */
export function WhichLine({ line }: { line: TakenOut }) {
	return (
		<>
			<input type="hidden" name="line" value={line.id} />
			<input type="hidden" name="project" value={line.projectId} />
			<input type="hidden" name="variant" value={line.variantId} />
			<input type="hidden" name="words" value={line.words ?? ""} />
		</>
	);
}
