import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../icon-button.tsx";

type LargeViewProps = { onClose: () => void; choices: ReactNode; children: ReactNode };

/** As large as the window lets it be. The browser gives the focus back. */
export function LargeView({ onClose, choices, children }: LargeViewProps) {
	const { t } = useTranslation("create");
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			aria-labelledby="large-mockup-name"
			onClose={onClose}
			className="m-0 size-full max-h-none max-w-none bg-paper p-0 text-ink"
		>
			<div className="flex min-h-full flex-col gap-4 p-4 lg:h-full lg:flex-row lg:gap-8 lg:p-8">
				<div className="mx-auto aspect-square w-full max-w-[min(100%,75dvh)] lg:max-w-[min(100%,calc(100dvh-4rem))]">
					{children}
				</div>
				<div className="grid content-start gap-4 lg:w-80 lg:shrink-0 lg:overflow-y-auto">
					<div className="order-first flex items-center gap-4">
						<h2 id="large-mockup-name" className="me-auto text-28">
							{t("mockup:name")}
						</h2>
						<IconButton icon={IconX} name={t("mockup:shrink")} onClick={() => dialog.current?.close()} />
					</div>
					{choices}
				</div>
			</div>
		</dialog>
	);
}
