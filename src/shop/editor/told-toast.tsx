import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import { classNames } from "#ui/class-names.ts";
import { Toast } from "#ui/toast.tsx";
import type { Announcer } from "./use-announcer.ts";

/** For ears alone; the same words in another turn are heard again. */
export function SpokenStatus({ said }: Pick<Announcer, "said">) {
	return (
		<div role="status" className="sr-only">
			<span key={said.turn}>{said.words}</span>
		</div>
	);
}

/**
 * What the status region says, for eyes: above the tools; at the top while a phone may show its keyboard there, and over the
 * form's picture while the form has something to say of photos. Below the notices that stand over the stage.
 */
export function ToldToast({ words }: { words: string | null }) {
	if (words === null) return null;
	return (
		<div
			aria-hidden="true"
			className={classNames(
				"@container pointer-events-none fixed inset-x-4 bottom-28 z-40 grid justify-items-center lg:bottom-14",
				"max-lg:group-has-[:is(textarea,input):focus]/bench:top-16 max-lg:group-has-[:is(textarea,input):focus]/bench:bottom-auto",
				"group-has-[[data-answer]_[data-upload]]/bench:top-16 group-has-[[data-answer]_[data-upload]]/bench:bottom-auto",
				"lg:group-has-[[data-answer]_[data-upload]]/bench:end-1/2",
				"[[data-over-stage]>&:not(:only-child)]:static",
			)}
		>
			<Toast icon={IconInfoCircle}>{words}</Toast>
		</div>
	);
}
