import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import { Toast } from "#ui/toast.tsx";

/** What the status region says, for eyes: above the tools, and at the top while a phone may show its keyboard there. */
export function ToldToast({ words }: { words: string | null }) {
	if (words === null) return null;
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none fixed inset-x-4 bottom-28 z-40 grid justify-items-center max-lg:group-has-[:is(textarea,input):focus]/bench:top-16 max-lg:group-has-[:is(textarea,input):focus]/bench:bottom-auto lg:bottom-14"
		>
			<Toast icon={IconInfoCircle}>{words}</Toast>
		</div>
	);
}
