import { expect, vi } from "vitest";
import { accepted, refused } from "#core/outcome.ts";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import type { EditorTools } from "#shop/editor/editor-tools.ts";
import { type Begun, createEditorStore } from "#shop/editor/kernels/editor-store.ts";
import { createLiveElements } from "#shop/editor/kernels/live-elements.ts";
import { roomOfWork } from "#shop/editor/place-of-new.ts";
import { createPlacingUploads } from "#shop/editor/placing-uploads.ts";

export const FORMAT: SideFormat = { code: "outside", width: 210, height: 148, bleed: 3, safe: 6 };
export const SEA = { id: "sea", width: 3000, height: 4000 };

/**
 * Photos that come onto a side with these folds, or onto others: `lost` by their names are refused, `late` ones wait,
 * and where any is each has its name for its id.
 */
export function uploadsOn(
	folds: readonly number[],
	elements: readonly DesignElement[] = [],
	...named: readonly string[]
) {
	const others = named.length > 0 ? named : ["inside"];
	const bare = others.map((code) => ({ ...FORMAT, code, elements: [] }));
	const store = createEditorStore({ version: 1, sides: [{ ...FORMAT, elements }, ...bare] }, 1);
	const told = { announce: vi.fn(), tell: vi.fn(), pictureTones: vi.fn(async () => undefined) };
	const side = { ...FORMAT, name: "Outside", folds, panels: folds.length > 0 ? ["Back", "Front"] : [] };
	const lost = new Set<string>();
	const late = new Map<string, Promise<void>>();
	const uploadPicture = async ({ name }: File) => {
		await late.get(name);
		return lost.has(name) ? refused("unsupported") : accepted({ ...SEA, id: late.size > 0 ? name : SEA.id });
	};
	const ports = { uploadPicture, pictureTones: told.pictureTones };
	let made = 0;
	const newId = () => (made++ ? `new ${made}` : "new");
	const surroundings = () => ({ cloth: null, tonesOf: () => undefined });
	const tools = {
		...{ store, ports, surroundings, shaper: serverShaper, newId, live: createLiveElements() },
		props: {
			sides: [
				side,
				...others.map((code) => ({
					...side,
					code,
					name: "Inside",
					panels: side.panels.map((part) => `Inside ${part}`),
				})),
			],
		},
		...{ announce: told.announce, tell: told.tell, sight: { current: null } },
		room: (begun?: Begun | null) => roomOfWork(tools as unknown as EditorTools, begun),
	};
	const words = (key: string, { part = "", count = 1 } = {}) =>
		[key, part, ...(count > 1 ? [count] : [])].filter(Boolean).join(" ");
	const uploads = createPlacingUploads(() => tools as unknown as EditorTools, words as never);
	const send = async (frame: string | null, meanwhile?: () => void, names: readonly string[] = ["sea.jpg"]) => {
		uploads.add(
			names.map((name) => new File(["x"], name)),
			frame,
		);
		meanwhile?.();
		await vi.waitFor(() => expect(uploads.countRunning()).toBe(0));
	};
	return { store, uploads, lost, late, send, ...told };
}
