import type { DesignDocument } from "#design/document.ts";
import { documentCost } from "#design/drawing-cost.ts";

type Design = { readonly hash: string; readonly document: DesignDocument };

const KEPT = 5000;
const counted = new Map<string, number>();

/** What designs cost to lay out, each once; `read` brings those that were not counted lately. */
export async function costTogether(
	hashes: readonly string[],
	read: (unknown: readonly string[]) => readonly Design[] | Promise<readonly Design[]>,
): Promise<number> {
	const costs = new Map(hashes.map((hash) => [hash, counted.get(hash)]));
	const unknown = [...costs].flatMap(([hash, cost]) => (cost === undefined ? hash : []));
	const missing = unknown.length > 0 ? await read(unknown) : [];
	for (const design of missing) if (costs.get(design.hash) === undefined) costs.set(design.hash, count(design));
	return [...costs.values()].reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}

function count({ hash, document }: Design): number {
	const cost = documentCost(document);
	counted.set(hash, cost);
	if (counted.size > KEPT) counted.delete(counted.keys().next().value ?? "");
	return cost;
}
