import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

type DialogProps = {
	id: string;
	title: ReactNode;
	closeText: string;
	children: ReactNode;
	/** The buttons at the foot: the one that does the least harm first, as the focus goes there. */
	actions?: ReactNode;
	/** Opens it from the outside; a DialogButton does without. */
	open?: boolean;
	onClose?: () => void;
	/** It opens by itself: no key that was meant for writing may choose. */
	unasked?: boolean;
};

/** The browser's own modal: the way of the focus, Escape and the page behind it are in its care. */
export function Dialog({ id, title, closeText, children, actions, open, onClose, unasked }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: under another title it asks something else, and begins anew
	useEffect(() => {
		if (open === undefined) return;
		if (open) show(dialog.current);
		if (!open) dialog.current?.close();
	}, [open, title]);

	return (
		<dialog
			ref={dialog}
			id={id}
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-text`}
			onClose={onClose}
			data-unasked={unasked}
			className="m-auto w-[min(92%,34rem)] [@media(min-height:36rem)]:scroll-pb-32 max-w-none rounded-card border border-line bg-paper p-0 text-ink shadow-card"
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-[min(1.5rem,6vw)] wrap-anywhere md:p-[min(2rem,6vw)]">
				<div className="flex items-start justify-between gap-x-[12px]">
					<h2 id={`${id}-title`} tabIndex={-1} className="min-w-0 pt-1 text-28 hyphens-auto">
						{title}
					</h2>
					<form method="dialog" className="shrink-0">
						<button
							type="submit"
							aria-label={closeText}
							className="press -m-[8px] grid size-[44px] place-items-center rounded-tag hover:bg-line"
						>
							<Icon of={IconX} size={24} />
						</button>
					</form>
				</div>
				<div id={`${id}-text`} className="grid gap-4">
					{children}
				</div>
				{actions && (
					<div
						data-actions
						className="-mb-[min(1.5rem,6vw)] flex flex-wrap gap-3 bg-paper pt-2 pb-[min(1.5rem,6vw)] md:-mb-[min(2rem,6vw)] md:pb-[min(2rem,6vw)] [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:bottom-0"
					>
						{actions}
					</div>
				)}
			</div>
		</dialog>
	);
}

/**
 * Left to the browser, the focus begins on the closing cross. It begins on the first choice instead,
 * and on the heading where there is none, where nobody asked for the question or where that choice would scroll what is to be
 * read out of sight.
 */
function show(dialog: Element | null): void {
	if (!(dialog instanceof HTMLDialogElement)) return;
	if (!dialog.open) dialog.showModal();
	const choice = dialog.dataset.unasked ? null : dialog.querySelector<HTMLElement>("[data-actions] button");
	const fits = dialog.scrollHeight <= dialog.clientHeight;
	const first = fits && choice ? choice : dialog.querySelector<HTMLElement>("h2");
	first?.focus();
}

type DialogButtonProps = ComponentProps<typeof Button> & { /** The dialog's id. */ opens: string };

export function DialogButton({ opens, ...rest }: DialogButtonProps) {
	function openDialog(event: MouseEvent<HTMLButtonElement>) {
		show(event.currentTarget.ownerDocument.getElementById(opens));
	}
	return <Button look="secondary" {...rest} type="button" aria-haspopup="dialog" onClick={openDialog} />;
}
