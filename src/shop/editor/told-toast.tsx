import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import { Toast } from "#ui/toast.tsx";

/** What the status region says, for eyes: above the tools of a phone, at the foot of a wide screen. */
export function ToldToast({ words }: { words: string | null }) {
	if (words === null) return null;
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none fixed inset-x-4 bottom-24 z-40 grid justify-items-center lg:bottom-8"
		>
			<Toast icon={IconInfoCircle}>{words}</Toast>
		</div>
	);
}
