import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import type { ClipArt } from "../editor-ports.ts";
import { useEditorTools } from "../editor-tools.ts";
import { insertNew } from "../kernels/editing.ts";
import { PALETTE } from "../palette.ts";
import { useToldInsertion } from "../use-told-insertion.ts";
import { ClipArtPicture } from "./clip-art-picture.tsx";
import { newClipArt } from "./new-clip-art.ts";
import { useClipArt } from "./use-clip-art.ts";

/** As the shop answers by. */
const TOPICS = ["feelings", "people", "nature", "food", "travel", "leisure", "things", "signs"] as const;
const LONGEST_WORDS = 60;
const FIRST_COLOR = PALETTE[3].color;

/** Pictures of open sets, found by words or by topic. */
export default function ClipArtChoice({ onDone }: { onDone: () => void }) {
	const { t } = useTranslation("clip-art");
	const { store, newId, shaper, room: newRoom } = useEditorTools();
	const tellInsertion = useToldInsertion();
	const [words, setWords] = useState("");
	const [topic, setTopic] = useState<string | null>(null);
	const { found, failed, looking, hasMore, more } = useClipArt({ words: words.trim(), topic });
	const list = useRef<HTMLUListElement>(null);
	const [next, setNext] = useState(0);
	const search = useRef<HTMLElement>(null);
	useEffect(() => beginSearch(search.current), []);
	const pictures = found?.pictures ?? [];
	const count = pictures.length;

	useEffect(() => {
		if (next > 0 && count > next) list.current?.querySelectorAll("button")[next]?.focus();
	}, [next, count]);

	function insert(art: ClipArt): void {
		const room = newRoom();
		const element = newClipArt(newId(), art, FIRST_COLOR, room);
		tellInsertion(
			insertNew(store, element, room, { shaper: shaper() }),
			t("clip-art:element", { label: art.label }),
			room,
		);
		onDone();
	}

	return (
		<search ref={search} className="grid grid-cols-1 gap-4">
			<Field
				name="clipArtWords"
				type="search"
				label={t("clip-art:search")}
				help={t("clip-art:help")}
				value={words}
				maxLength={LONGEST_WORDS}
				autoComplete="off"
				enterKeyHint="search"
				onChange={({ currentTarget }) => {
					setNext(0);
					setWords(currentTarget.value);
				}}
			/>
			<fieldset className="min-w-0">
				<legend className="mb-2 font-semibold">{t("clip-art:topic")}</legend>
				<div className="-mx-4 flex gap-1 overflow-x-auto px-4 lg:mx-0 lg:flex-wrap lg:px-0">
					{TOPICS.map((each) => (
						<button
							key={each}
							type="button"
							aria-pressed={topic === each}
							onClick={() => {
								setNext(0);
								setTopic(topic === each ? null : each);
							}}
							className="press min-h-11 shrink-0 rounded-control border border-line-strong px-3 text-14 hover:bg-line aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
						>
							{t(`clip-art:topics.${each}`)}
						</button>
					))}
				</div>
			</fieldset>
			<p role="status" className="text-14 text-ink-soft">
				{!looking && found && t(found.total > 0 ? "clip-art:found" : "clip-art:nothing", { count: found.total })}
			</p>
			<ul
				ref={list}
				aria-label={t("clip-art:results")}
				aria-busy={looking}
				className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1"
			>
				{pictures.map((art) => (
					<li key={`${art.set} ${art.name}`}>
						<button
							type="button"
							aria-label={art.label}
							title={art.label}
							onClick={() => insert(art)}
							className="press grid min-h-16 w-full place-items-center rounded-tile p-1 hover:bg-line"
						>
							<ClipArtPicture paths={art.paths} />
						</button>
					</li>
				))}
			</ul>
			{failed && !looking && <p role="alert">{t("clip-art:failed")}</p>}
			{hasMore && (
				<Button
					type="button"
					look="secondary"
					className="min-h-11"
					busy={looking}
					onClick={() => {
						if (looking) return;
						setNext(count);
						more();
					}}
				>
					{t(failed ? "create:upload.retry" : "clip-art:more")}
				</Button>
			)}
			<p className="text-14 text-ink-soft">{t("clip-art:licences")}</p>
		</search>
	);
}

/**
 * Where nothing is typed on the glass the words come first; there the heading keeps the focus that the panel gave it, as
 * a keyboard would cover the topics. A frame later: the panel has remembered by then what opened it.
 */
function beginSearch(search: HTMLElement | null): () => void {
	const frame = requestAnimationFrame(() => {
		if (matchMedia("(hover: hover) and (pointer: fine)").matches) search?.querySelector("input")?.focus();
	});
	return () => cancelAnimationFrame(frame);
}
