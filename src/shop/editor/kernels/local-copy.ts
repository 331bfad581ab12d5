import type { ProjectContent, SavedProject } from "./autosave.ts";

/** What this device remembers of one project. `unsent`: the server has not confirmed it. */
export type LocalCopy = ProjectContent & {
	readonly key: string;
	readonly project: SavedProject | null;
	readonly unsent: boolean;
	readonly creation: string;
	/** Marks of what was sent and not answered. */
	readonly sent?: readonly string[];
	/** Whose variant and number they are; null: no line was opened. */
	readonly lineId?: string | null;
	/** How many lay there, in this variant, as the design was opened. */
	readonly seenQuantity?: number | undefined;
	/** Absent in copies of before 2026-11-22. */
	readonly designId?: number | null;
	/** This browser's last sign-out before the design was opened. */
	readonly after?: string | null;
	readonly savedAt: number;
};

export function localKeyOf(projectId: string): string {
	return `project:${projectId}`;
}
