import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** The head of a part of the panel that is folded up until it is wanted. */
export function FoldSummary({ children }: { children: ReactNode }) {
	return (
		<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold">
			{children}
			<Icon of={IconChevronDown} size={20} className="text-ink-soft [[open]>summary>&]:rotate-180" />
		</summary>
	);
}
