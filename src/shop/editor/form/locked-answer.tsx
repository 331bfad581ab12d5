import { useTranslation } from "react-i18next";
import type { DesignElement } from "#design/document.ts";
import { useEditorTools } from "../editor-tools.ts";
import { openLock } from "../kernels/set-lock.ts";

/** What the customer has locked themselves: first it is opened, then filled in. */
export function LockedAnswer({ element, name, words }: { element: DesignElement; name: string; words?: string }) {
	const { t } = useTranslation("templates");
	const { store, announce } = useEditorTools();
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fields of a form
		<div role="group" aria-label={name} className="grid grid-cols-1 justify-items-start gap-2">
			<p className="font-semibold" aria-hidden="true">
				{name}
			</p>
			{words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
			<p className="text-14 text-ink-soft">{t("templates:form.locked")}</p>
			<button
				type="button"
				className="press min-h-11 rounded-control border border-line-strong px-4"
				onClick={() => {
					openLock(store, element);
					announce(t("create:say.unlocked", { name }));
				}}
			>
				{t("templates:form.unlock", { name })}
			</button>
		</div>
	);
}
