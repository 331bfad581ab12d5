import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Severity, Warning } from "#design/preflight/warning.ts";
import { after } from "./dom/after.ts";
import { useLiveState } from "./editor-tools.ts";
import { useWarnedName } from "./use-warned-name.ts";
import { useWarningText } from "./use-warning-text.ts";

/** Milliseconds without a change: what comes and goes between two keys is not told. */
const REST = 1500;

/** Tells ears of hints that a change has brought, once it has come to rest; what was there when the design was opened is not new. */
export function NewHints({ warnings }: { warnings: readonly Warning[] }) {
	const { t } = useTranslation("create");
	const { document } = useLiveState();
	const nameOf = useWarnedName();
	const wordsFor = useWarningText();
	const [words, setWords] = useState("");
	const opened = useRef(document);
	const known = useRef(severities(warnings));
	const latest = useRef(wordsOf);
	latest.current = wordsOf;

	useEffect(() => {
		if (document === opened.current) {
			known.current = severities(warnings);
			return;
		}
		return after(REST, () => {
			const fresh = warnings.filter((each) => isNew(each, known.current));
			known.current = severities(warnings);
			const first = fresh.find(({ severity }) => severity === "red") ?? fresh[0];
			setWords(first ? latest.current(first, fresh.length) : "");
		});
	}, [document, warnings]);

	function wordsOf(first: Warning, count: number): string {
		return t("say.newHints", { count, name: nameOf(first), words: wordsFor(first) });
	}

	return (
		<div role="status" className="sr-only">
			{words}
		</div>
	);
}

type Severities = ReadonlyMap<string, Severity>;

function severities(warnings: readonly Warning[]): Severities {
	return new Map(warnings.map((warning) => [keyOf(warning), warning.severity]));
}

function isNew(warning: Warning, known: Severities): boolean {
	const before = known.get(keyOf(warning));
	return before === undefined || (before === "yellow" && warning.severity === "red");
}

function keyOf({ sideCode, elementId, code }: Warning): string {
	return `${sideCode} ${elementId} ${code}`;
}
