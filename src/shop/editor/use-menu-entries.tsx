import IconDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconBack from "@tabler/icons-react/dist/esm/icons/IconChevronsDown.mjs";
import IconFront from "@tabler/icons-react/dist/esm/icons/IconChevronsUp.mjs";
import IconUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconClipboard from "@tabler/icons-react/dist/esm/icons/IconClipboard.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDuplicate from "@tabler/icons-react/dist/esm/icons/IconCopyPlus.mjs";
import IconCut from "@tabler/icons-react/dist/esm/icons/IconCut.mjs";
import IconGroup from "@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconLockOpen from "@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs";
import IconMaximize from "@tabler/icons-react/dist/esm/icons/IconMaximize.mjs";
import IconSelectAll from "@tabler/icons-react/dist/esm/icons/IconSelectAll.mjs";
import IconSide from "@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconZoomScan from "@tabler/icons-react/dist/esm/icons/IconZoomScan.mjs";
import { useTranslation } from "react-i18next";
import type { LockPart } from "#design/locks.ts";
import type { IconShape } from "#ui/icon.tsx";
import { ALIGN_ICONS } from "./align-controls.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { ALIGNMENTS } from "./kernels/align.ts";
import { copyToSide } from "./kernels/clipboard.ts";
import { isGroup } from "./kernels/element-tree.ts";
import { may } from "./kernels/rights.ts";
import { selectedOnes } from "./kernels/selection.ts";
import { chosen } from "./kernels/several-editing.ts";
import type { Shortcut } from "./kernels/shortcuts.ts";
import type { Clipboard } from "./use-clipboard.ts";
import { useElementName } from "./use-element-name.ts";

export type MenuEntry = {
	readonly key: string;
	readonly name: string;
	readonly icon: IconShape;
	readonly keys?: string;
	readonly disabled?: boolean;
	run(): void;
};
/** Entries that belong together, as lines or, where their pictures say enough, side by side. */
export type MenuPart = {
	readonly key: string;
	readonly name: string;
	readonly row?: boolean;
	readonly entries: readonly MenuEntry[];
};

export function useMenuEntries(perform: (shortcut: Shortcut) => void, clipboard: Clipboard): readonly MenuPart[] {
	const { t } = useTranslation("create");
	const { store, props, newId, tell, folding } = useEditorTools();
	const { document, selection } = useEditorState();
	const nameOf = useElementName();
	const units = selectedOnes(document, selection);
	const noneMay = (part: LockPart) => !units.some((unit) => may(document, unit, part));
	const locked = units.length > 0 && units.every((unit) => unit.locked === true);
	const control = /Mac|iPad|iPhone/.test(navigator.userAgent) ? "⌘" : `${t("key.control")}+`;
	const others = props.sides.filter(({ code }) => code !== selection.side);

	function sendTo(code: string, side: string): void {
		const [first, ...more] = chosen(store);
		const copied = copyToSide(store, code, newId, folding);
		if (!copied) return;
		const name = first && more.length === 0 ? nameOf(first) : t("many.name", { count: more.length + 1 });
		const done = t("say.copiedTo", { name, side });
		tell(copied === "smaller" ? `${t("say.madeSmaller")} · ${done}` : done);
	}

	const paste = {
		key: "paste",
		name: t("menu.paste"),
		icon: IconClipboard,
		keys: `${control}V`,
		run: () => void clipboard.pasteNow(),
	};
	if (units.length === 0) {
		return [
			{ key: "clipboard", name: t("menu.clipboard"), entries: [paste] },
			{
				key: "page",
				name: t("help.heading.view"),
				entries: [
					{
						key: "all",
						name: t("help.selectAll"),
						icon: IconSelectAll,
						keys: `${control}A`,
						run: () => perform({ type: "selectAll" }),
					},
					{ key: "fit", name: t("zoom.fit"), icon: IconMaximize, keys: "0", run: () => perform({ type: "zoomFit" }) },
				],
			},
		];
	}
	return [
		{
			key: "clipboard",
			name: t("menu.clipboard"),
			entries: [
				{
					key: "cut",
					name: t("menu.cut"),
					icon: IconCut,
					keys: `${control}X`,
					disabled: noneMay("presence"),
					run: () => clipboard.take(true),
				},
				{ key: "copy", name: t("menu.copy"), icon: IconCopy, keys: `${control}C`, run: () => clipboard.take(false) },
				paste,
				{
					key: "duplicate",
					name: t("actions.duplicate"),
					icon: IconDuplicate,
					keys: `${control}D`,
					run: () => perform({ type: "duplicate" }),
				},
				...others.map(({ code, name }) => ({
					key: `side ${code}`,
					name: t("menu.toSide", { side: name }),
					icon: IconSide,
					run: () => sendTo(code, name),
				})),
			],
		},
		{
			key: "order",
			name: t("help.heading.arrange"),
			row: true,
			entries: [
				{ key: "raise", name: t("actions.raise"), icon: IconUp, run: () => perform({ type: "raise" }) },
				{ key: "lower", name: t("actions.lower"), icon: IconDown, run: () => perform({ type: "lower" }) },
				{ key: "front", name: t("help.front"), icon: IconFront, run: () => perform({ type: "front" }) },
				{ key: "back", name: t("help.back"), icon: IconBack, run: () => perform({ type: "back" }) },
			],
		},
		{
			key: "align",
			name: t(units.length > 1 ? "align.toEachOther" : "align.toPage"),
			row: true,
			entries: ALIGNMENTS.map((to) => ({
				key: to,
				name: t(`align.${to}`),
				icon: ALIGN_ICONS[to],
				disabled: noneMay("place"),
				run: () => perform({ type: "align", to }),
			})),
		},
		{
			key: "more",
			name: t("help.heading.change"),
			entries: [
				...(units.length > 1
					? [
							{
								key: "group",
								name: t("group.make"),
								icon: IconGroup,
								keys: `${control}G`,
								disabled: noneMay("place"),
								run: () => perform({ type: "group" }),
							},
						]
					: []),
				...(units.some(isGroup)
					? [
							{
								key: "ungroup",
								name: t("group.undo"),
								icon: IconGroup,
								disabled: locked,
								run: () => perform({ type: "ungroup" }),
							},
						]
					: []),
				{
					key: "lock",
					name: t(locked ? "menu.unlock" : "actions.lock"),
					icon: locked ? IconLockOpen : IconLock,
					keys: "L",
					run: () => perform({ type: "lock" }),
				},
				{
					key: "zoomTo",
					name: t("help.zoomTo"),
					icon: IconZoomScan,
					keys: "Z",
					run: () => perform({ type: "zoomTo" }),
				},
				{
					key: "delete",
					name: t("actions.delete"),
					icon: IconTrash,
					keys: t("key.delete"),
					disabled: noneMay("presence"),
					run: () => perform({ type: "delete" }),
				},
			],
		},
	];
}
