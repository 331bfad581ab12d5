import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

type DialogProps = {
	id: string;
	title: ReactNode;
	closeText: string;
	children: ReactNode;
	/** The buttons at the foot. */
	actions?: ReactNode;
	/** Opens it from the outside; a DialogButton does without. */
	open?: boolean;
	onClose?: () => void;
};

/** The browser's own modal: focus, Escape and the page behind it are in its care. */
export function Dialog({ id, title, closeText, children, actions, open, onClose }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (open === undefined) return;
		if (open && !dialog.current?.open) dialog.current?.showModal();
		if (!open) dialog.current?.close();
	}, [open]);

	return (
		<dialog
			ref={dialog}
			id={id}
			aria-labelledby={`${id}-title`}
			onClose={onClose}
			className="m-auto w-[min(100%-2rem,34rem)] rounded-card border border-line bg-paper p-0 text-ink shadow-card"
		>
			<div className="grid gap-4 p-6 md:p-8">
				<div className="flex items-start justify-between gap-4">
					<h2 id={`${id}-title`} className="pt-1 text-28">
						{title}
					</h2>
					<form method="dialog">
						<button
							type="submit"
							aria-label={closeText}
							className="press -m-2 grid size-11 place-items-center rounded-tag hover:bg-line"
						>
							<Icon of={IconX} size={24} />
						</button>
					</form>
				</div>
				<div className="grid gap-4">{children}</div>
				{actions && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
			</div>
		</dialog>
	);
}

type DialogButtonProps = ComponentProps<typeof Button> & { /** The dialog's id. */ opens: string };

export function DialogButton({ opens, ...rest }: DialogButtonProps) {
	function openDialog(event: MouseEvent<HTMLButtonElement>) {
		const dialog = event.currentTarget.ownerDocument.getElementById(opens);
		if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
	}
	return <Button look="secondary" {...rest} type="button" aria-haspopup="dialog" onClick={openDialog} />;
}
