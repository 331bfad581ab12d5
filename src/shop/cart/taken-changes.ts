/** Lines of which the shop has taken a change: what follows it is sent before its answer is drawn. */
const taken = new Set<string>();

export function noteTaken(lineId: string): void {
	taken.add(lineId);
}

/** Whether the line's last change was taken, asked once. */
export function wasTaken(lineId: string): boolean {
	return taken.delete(lineId);
}
