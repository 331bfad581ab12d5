import { useEffect, useMemo, useRef, useState } from "react";
import type { DisplayList, ImageNode } from "#design/display-list.ts";
import { imageUses } from "#painters/image-uses.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import { useEditorTools } from "../editor-tools.ts";
import { lookOf, type ProofedPicture, proofPicture } from "./proofed-picture.ts";

const WIDTH = 1200;
const NOTHING: ReadonlyMap<string, ProofedPicture> = new Map();

/** A side's pictures as printed, each made once; they are forgotten with the table and the marks they were made for. */
export function useProofedPictures(
	display: DisplayList,
	table: ProofTable | null,
	marks: boolean,
): { readonly pictures: ReadonlyMap<string, ProofedPicture>; readonly waiting: boolean } {
	const { ports } = useEditorTools();
	const [made, setMade] = useState(NOTHING);
	const series = useRef({ asked: new Set<string>(), over: false });
	const looks = useMemo(
		() => new Map(imageUses(display, "print").map(({ node }): [string, ImageNode] => [lookOf(node), node])),
		[display],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another table or other marks begin anew
	useEffect(() => {
		const mine = { asked: new Set<string>(), over: false };
		series.current = mine;
		return () => {
			mine.over = true;
			setMade((pictures) => {
				for (const { address } of pictures.values()) URL.revokeObjectURL(address);
				return NOTHING;
			});
		};
	}, [table, marks]);

	useEffect(() => {
		const mine = series.current;
		if (!table) return;
		for (const [look, node] of looks) {
			if (mine.asked.has(look)) continue;
			mine.asked.add(look);
			void proofPicture(ports.pictureUrl(node.pictureId, WIDTH), node, table, marks).then((picture) => {
				if (!picture) mine.asked.delete(look);
				else if (mine.over) URL.revokeObjectURL(picture.address);
				else setMade((before) => new Map(before).set(look, picture));
			});
		}
	}, [looks, table, marks, ports]);

	return { pictures: made, waiting: table !== null && [...looks.keys()].some((look) => !made.has(look)) };
}
