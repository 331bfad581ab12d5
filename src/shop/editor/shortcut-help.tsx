import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#ui/dialog.tsx";
import { SHORTCUT_GROUPS } from "./kernels/shortcut-list.ts";

const SIGN = /^(?:.|F10)$/u;
const ON_A_MAC: Readonly<Record<string, string>> = { control: "⌘", alt: "⌥", shift: "⇧" };

/** All keys of the editor, and what a mouse does with some of them. */
export default function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
	const { t } = useTranslation("create");
	const mac = /Mac|iPad|iPhone/.test(navigator.userAgent);

	function nameOf(key: string): string {
		if (SIGN.test(key)) return key;
		return (mac && ON_A_MAC[key]) || t(`key.${key}`);
	}

	return (
		<Dialog id="shortcut-help" title={t("help.title")} closeText={t("panel.close")} open={open} onClose={onClose}>
			{SHORTCUT_GROUPS.map((group) => (
				<section key={group.name} aria-labelledby={`help-${group.name}`}>
					<h3 id={`help-${group.name}`} className="pb-1 text-18">
						{t(`help.heading.${group.name}`)}
					</h3>
					<dl className="grid grid-cols-[minmax(0,1fr)_auto] text-14">
						{group.rows.map(({ does, keys }) => (
							<Fragment key={does}>
								<dt className="border-t border-line py-2">{t(`help.${does}`)}</dt>
								<dd className="m-0 grid max-w-[45vw] content-start justify-items-end gap-1 border-t border-line py-2 ps-4">
									{keys.map((combination) => (
										<span key={combination.join()} className="text-end">
											{combination.map((key, index) => (
												<Fragment key={key}>
													{index > 0 && " + "}
													<kbd className="rounded-tag border border-line-strong bg-field px-1.5 py-0.5">
														{nameOf(key)}
													</kbd>
												</Fragment>
											))}
										</span>
									))}
								</dd>
							</Fragment>
						))}
					</dl>
				</section>
			))}
		</Dialog>
	);
}
