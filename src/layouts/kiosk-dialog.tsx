import { useTranslation } from "react-i18next";
import { KIOSK_COUNTDOWN_SECONDS } from "#core/kiosk.ts";
import { Button } from "#ui/button.tsx";

/** When the seconds that are left are read out. */
const TOLD = [KIOSK_COUNTDOWN_SECONDS, 20, 10, 5] as const;

/** Asks whether somebody is still there; kiosk-watch.ts opens it, counts in it, and takes any touch or key for a yes. */
export function KioskDialog() {
	const { t } = useTranslation("general");
	const told = Object.fromEntries(TOLD.map((count) => [count, t("kiosk.left", { count })]));
	return (
		<dialog
			data-kiosk-idle=""
			data-told={JSON.stringify(told)}
			data-clearing={t("kiosk.clearing")}
			aria-labelledby="kiosk-title"
			aria-describedby="kiosk-text"
			className="m-auto w-[min(92%,34rem)] max-w-none rounded-card border border-line bg-paper p-8 text-ink shadow-card"
		>
			<div className="grid justify-items-center gap-4 text-center">
				<h2 id="kiosk-title" className="text-28">
					{t("kiosk.title")}
				</h2>
				<p
					aria-hidden="true"
					data-kiosk-seconds=""
					className="font-display text-60 tabular-nums"
					suppressHydrationWarning
				/>
				<p id="kiosk-text">{t("kiosk.text")}</p>
				<p role="status" data-kiosk-told="" className="sr-only" suppressHydrationWarning />
				<div className="flex flex-wrap justify-center gap-3 pt-2">
					<Button type="button" size="large" data-kiosk-stay="">
						{t("kiosk.stay")}
					</Button>
					<Button type="button" size="large" look="secondary" data-kiosk-now="">
						{t("kiosk.finish")}
					</Button>
				</div>
			</div>
		</dialog>
	);
}
