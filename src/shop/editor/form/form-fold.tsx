import { type ReactNode, useState } from "react";
import { FoldSummary } from "../fold-summary.tsx";

/** What is in it is asked for when it is opened. */
export function FormFold(props: { name: string; onOpen?: () => void; children: ReactNode }) {
	const { name, onOpen, children } = props;
	const [open, setOpen] = useState(false);
	return (
		<details
			onToggle={({ currentTarget }) => {
				setOpen(currentTarget.open);
				if (currentTarget.open) onOpen?.();
			}}
		>
			<FoldSummary>{name}</FoldSummary>
			{open && <div className="grid gap-4 pt-2">{children}</div>}
		</details>
	);
}
