import { useEffect, useMemo, useRef, useState } from "react";
import type { DisplayList, ImageNode } from "#design/display-list.ts";
import { imageUses } from "#painters/image-uses.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import { useEditorTools } from "../editor-tools.ts";
import { lookOf, type ProofedPicture, proofPicture } from "./proofed-picture.ts";

const WIDTH = 1200;
const NONE: ReadonlySet<string> = new Set();
const NOTHING: ReadonlyMap<string, ProofedPicture> = new Map();

/** A side's pictures as printed, each made once; they are forgotten with the table and the marks they were made for. */
export function useProofedPictures(
	display: DisplayList,
	table: ProofTable | null,
	marks: boolean,
): { readonly pictures: ReadonlyMap<string, ProofedPicture>; readonly state: "made" | "waiting" | "missing" } {
	const { ports } = useEditorTools();
	const [made, setMade] = useState(NOTHING);
	const [missing, setMissing] = useState(NONE);
	const [tries, setTries] = useState(0);
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
			setMissing(NONE);
			setMade((pictures) => {
				for (const { address } of pictures.values()) URL.revokeObjectURL(address);
				return NOTHING;
			});
		};
	}, [table, marks]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again when the device is online
	useEffect(() => {
		const mine = series.current;
		if (!table) return;
		for (const [look, node] of looks) {
			if (mine.asked.has(look)) continue;
			mine.asked.add(look);
			void proofPicture(ports.pictureUrl(node.pictureId, WIDTH), node, table, marks).then((picture) => {
				if (!picture) mine.asked.delete(look);
				if (mine.over) picture && URL.revokeObjectURL(picture.address);
				else if (!picture) setMissing((before) => new Set(before).add(look));
				else setMade((before) => new Map(before).set(look, picture));
			});
		}
	}, [looks, table, marks, ports, tries]);

	useEffect(() => {
		const askAgain = () => setTries((before) => before + 1);
		window.addEventListener("online", askAgain);
		return () => window.removeEventListener("online", askAgain);
	}, []);

	const open = table ? [...looks.keys()].filter((look) => !made.has(look)) : [];
	const isWaiting = open.some((look) => !missing.has(look));
	return { pictures: made, state: isWaiting ? "waiting" : open.length ? "missing" : "made" };
}
