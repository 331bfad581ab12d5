import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconGroup from "@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconLockOpen from "@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useTranslation } from "react-i18next";
import type { GroupChild, GroupElement } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { LockPart } from "#design/locks.ts";
import { Button } from "#ui/button.tsx";
import { AlignControls } from "./align-controls.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import { setCommand } from "./kernels/commands.ts";
import { currentSide } from "./kernels/editing.ts";
import { isGroup } from "./kernels/element-tree.ts";
import { groupSelected, ungroupSelected } from "./kernels/group.ts";
import { may, mayReorder } from "./kernels/rights.ts";
import { chosen, duplicateSeveral, lockSeveral, removeSeveral, reorderTold } from "./kernels/several-editing.ts";
import { chosenTexts } from "./kernels/style-texts.ts";
import { LockChoice } from "./locks/lock-choice.tsx";
import { LockNote } from "./locks/lock-note.tsx";
import { MenuButton } from "./menu-button.tsx";
import { RangeField } from "./range-field.tsx";
import { SeveralTexts } from "./text/several-texts.tsx";
import { useElementName } from "./use-element-name.ts";

const REFUSALS: readonly string[] = ["locked", "group.few", "group.deep", "group.none"];

/** What can be done with several elements at once, or with a group, without dragging. */
export function SeveralControls({ units, onMenu }: { units: readonly GroupChild[]; onMenu: (at: Point) => void }) {
	const { t } = useTranslation("create");
	const { store, newId, folding, announce, tell } = useEditorTools();
	const nameOf = useElementName();
	const [first] = units;
	const locked = units.every((unit) => unit.locked === true);
	const { document } = useEditorState();
	const texts = chosenTexts(store);
	const anyMay = (part: LockPart) => units.some((unit) => may(document, unit, part));

	function say(key: string, count = units.length): void {
		const name = count === 1 && first ? nameOf(first) : t("many.name", { count });
		(REFUSALS.includes(key) ? tell : announce)(t(`say.${key}`, { name }));
	}

	function reorder(by: 1 | -1): void {
		const told = reorderTold(store, by);
		if (told) say(told);
	}

	function duplicate(): void {
		if (duplicateSeveral(store, newId, folding) !== null) say("duplicated");
	}

	function remove(): void {
		const count = removeSeveral(store);
		say(count > 0 ? "deleted" : "locked", count || units.length);
	}

	function group(): void {
		const refusal = groupSelected(store, newId());
		say(refusal === "locked" ? refusal : refusal ? `group.${refusal}` : "group.made");
	}

	function ungroup(): void {
		const groups = ungroupSelected(store);
		say(groups > 0 ? "group.undone" : "group.none", chosen(store).length);
	}

	return (
		<>
			<div className="-mx-2 flex flex-wrap">
				{units.some((unit) => mayReorder(document, unit)) && (
					<>
						<IconButton icon={IconChevronUp} name={t("actions.raise")} onClick={() => reorder(1)} />
						<IconButton icon={IconChevronDown} name={t("actions.lower")} onClick={() => reorder(-1)} />
					</>
				)}
				<IconButton icon={IconCopy} name={t("actions.duplicate")} onClick={duplicate} />
				<IconButton
					icon={locked ? IconLock : IconLockOpen}
					name={t("actions.lock")}
					aria-pressed={locked}
					onClick={() => say(lockSeveral(store) ? "nowLocked" : "unlocked")}
				/>
				{(anyMay("presence") || locked) && (
					<IconButton
						icon={IconTrash}
						name={t("actions.delete")}
						aria-disabled={!anyMay("presence")}
						onClick={remove}
					/>
				)}
				<MenuButton onMenu={onMenu} />
			</div>
			{units.length === 1 && first && <LockNote element={first} />}
			{anyMay("place") && (
				<>
					<div className="flex flex-wrap gap-2">
						{units.length > 1 && (
							<Button type="button" size="small" look="secondary" icon={IconGroup} className="min-h-11" onClick={group}>
								{t("group.make")}
							</Button>
						)}
						{units.some(isGroup) && (
							<Button type="button" size="small" look="secondary" className="min-h-11" onClick={ungroup}>
								{t("group.undo")}
							</Button>
						)}
					</div>
					<AlignControls count={units.length} />
				</>
			)}
			{texts.length > 1 && <SeveralTexts texts={texts} />}
			{units.length === 1 && isGroup(first) && may(document, first, "style") && <GroupOpacity group={first} />}
			<LockChoice elements={units} />
		</>
	);
}

/** Of all that is in it as one picture. */
function GroupOpacity({ group }: { group: GroupElement }) {
	const { t } = useTranslation("create");
	const { store } = useEditorTools();
	const percent = Math.round(group.opacity * 100);
	return (
		<RangeField
			label={t("element.opacity")}
			value={percent}
			min={5}
			max={100}
			step={5}
			text={t("element.percent", { percent })}
			onChange={(next) => {
				const command = setCommand(currentSide(store).code, group, { opacity: next / 100 });
				store.run(command, { tag: `opacity:${group.id}` });
			}}
		/>
	);
}
