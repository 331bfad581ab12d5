import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DesignDocument } from "#design/document.ts";
import { shapedAs } from "#design/shaped-as.ts";
import { fontsOf } from "#painters/fonts.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { isSameWork } from "../kernels/as-written.ts";
import type { KeptContent } from "../kernels/kept-version.ts";
import { DrawnVersion } from "./drawn-version.tsx";

type ConflictPicturesProps = { here: KeptContent; other: KeptContent };

/** Both states of a design beside one another, on the side that is open or on the first on which they differ. */
export default function ConflictPictures({ here, other }: ConflictPicturesProps) {
	const { t } = useTranslation("create");
	const { props, prepareFonts } = useEditorTools();
	const { side: open } = useEditorState().selection;
	const [ready, setReady] = useState(false);
	const shown = differingSide(here.document, other.document, open);
	const name = props.sides.length > 1 && props.sides.find(({ code }) => code === shown)?.name;

	useEffect(() => {
		let gone = false;
		prepareFonts(fontsOf(other.document))
			.catch(() => {})
			.then(() => gone || setReady(true));
		return () => {
			gone = true;
		};
	}, [prepareFonts, other]);

	return (
		<div className="grid grid-cols-2 gap-x-4 gap-y-2">
			{name && <p className="col-span-2 text-14 text-ink-soft">{name}</p>}
			{(["here", "other"] as const).map((which) => (
				<figure key={which} className="grid min-w-0 content-start gap-2">
					<div className="h-40 rounded-card bg-editor-surround p-2 sm:h-56">
						{ready && (
							<DrawnVersion content={{ here, other }[which]} shownSide={shown} idPrefix={`conflict-picture-${which}`} />
						)}
					</div>
					<figcaption className="text-14">{t(`conflict.${which}`)}</figcaption>
				</figure>
			))}
		</div>
	);
}

function differingSide(here: DesignDocument, other: DesignDocument, open: string): string {
	const of = (document: DesignDocument, code: string) =>
		shapedAs([], { ...document, sides: document.sides.filter((side) => side.code === code) });
	const codes = here.sides.map(({ code }) => code);
	const differing = codes.filter((code) => !isSameWork(of(here, code), of(other, code)));
	return differing.includes(open) ? open : (differing[0] ?? open);
}
