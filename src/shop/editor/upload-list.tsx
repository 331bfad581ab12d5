import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { spareApart, type Upload } from "./kernels/upload.ts";
import { isWorthAnotherTry } from "./kernels/upload-refusal.ts";
import { RefusedUploads } from "./refused-uploads.tsx";
import { UploadProgress } from "./upload-progress.tsx";

type UploadListProps = {
	/** Which of them are listed here; the others have a place of their own. */
	only?: (upload: Upload) => boolean;
	/** After each change of any of them, here or elsewhere. */
	onChange?: () => void;
};

/** Photos on their way, and those that did not arrive. */
export function UploadList({ only = () => true, onChange }: UploadListProps) {
	const { t } = useTranslation("create");
	const { props, uploads: queue, choosePhoto } = useEditorTools();
	const all = useSyncExternalStore(queue.subscribe, queue.getState);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a button that had the focus may be gone with its upload
	useEffect(() => onChange?.(), [all]);
	const uploads = all.filter(only);
	const list = useRef<HTMLUListElement>(null);
	const isShown = uploads.length > 0;
	const newest = uploads.at(-1)?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: it comes and goes
	useLayoutEffect(() => {
		const shown = list.current;
		const field = shown?.closest("[data-answer]");
		if (!shown || !field) return;
		const whenGrown = new ResizeObserver(() => {
			const pressed = document.activeElement;
			if (pressed && field.contains(pressed) && isStillAt(pressed)) shown.scrollIntoView({ block: "nearest" });
		});
		whenGrown.observe(shown);
		return () => whenGrown.disconnect();
	}, [isShown]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it stands below the others, perhaps below the list's edge
	useLayoutEffect(() => {
		if (list.current) list.current.scrollTop = list.current.scrollHeight;
	}, [newest]);
	if (!isShown) return null;
	const [spare, placed] = spareApart(uploads);
	/** Where it is not the one on which its person was. */
	const pageOf = ({ side, begun }: Upload) =>
		begun?.side === side ? null : props.sides.find(({ code }) => code === begun?.side)?.name;
	return (
		<ul
			ref={list}
			aria-label={t("upload.list")}
			className="grid max-h-[50dvh] gap-3 overflow-y-auto rounded-card border border-line bg-field p-4 shadow-card"
		>
			{placed.map((upload) => {
				const { id, frame, refusal } = upload;
				const page = pageOf(upload);
				const meant = page && <span className="block text-ink-soft">{t("upload.forPage", { part: page })}</span>;
				return (
					<li key={id} className="grid gap-2">
						{refusal ? (
							<p role="alert" className="text-14">
								<RefusedUploads id={`upload-${id}`} uploads={[upload]}>
									{meant}
								</RefusedUploads>
							</p>
						) : (
							<UploadProgress id={`upload-${id}`} upload={upload}>
								{meant}
							</UploadProgress>
						)}
						<div className="flex gap-2">
							{refusal && (
								<Button
									type="button"
									size="small"
									data-upload={id}
									aria-describedby={`upload-${id}`}
									onClick={() => (isWorthAnotherTry(refusal) ? queue.retry(id) : choosePhoto(frame, id))}
								>
									{t(isWorthAnotherTry(refusal) ? "upload.retry" : "upload.another")}
								</Button>
							)}
							<Button
								type="button"
								size="small"
								look="secondary"
								data-upload={id}
								aria-describedby={`upload-${id}`}
								onClick={() => queue.cancel(id)}
							>
								{refusal ? t("upload.dismiss") : t("upload.cancel")}
							</Button>
						</div>
					</li>
				);
			})}
			{spare.length > 0 && <SpareUploads uploads={spare} />}
		</ul>
	);
}

/** Chosen together with those that took the last places. */
function SpareUploads({ uploads }: { uploads: readonly Upload[] }) {
	const { t } = useTranslation("create");
	const { uploads: queue } = useEditorTools();
	const names = useId();
	const told = { "data-upload": names, "aria-describedby": names };
	const dismiss = () => queue.cancel(...uploads.map(({ id }) => id));
	const placeHere = () => {
		dismiss();
		queue.addHere(uploads.map(({ file }) => file));
	};
	return (
		<li className="grid gap-2">
			<p role="alert" className="text-14">
				<RefusedUploads id={names} uploads={uploads} />
			</p>
			<div className="flex gap-2">
				<Button type="button" size="small" {...told} onClick={placeHere}>
					{t("upload.placeHere")}
				</Button>
				<Button type="button" size="small" look="secondary" {...told} onClick={dismiss}>
					{t("upload.dismiss")}
				</Button>
			</div>
		</li>
	);
}

/** Nobody writes by now, nor has gone on elsewhere. */
function isStillAt(pressed: Element): boolean {
	const { top, bottom } = pressed.getBoundingClientRect();
	return !pressed.matches("input, textarea, select") && bottom > 0 && top < window.innerHeight;
}
