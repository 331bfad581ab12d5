import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/icon.tsx";
import type { PlaceLink } from "./header-data.ts";

/** Country and language: plain links, for another locale is another document. */
export function PlaceSwitch({ places }: { places: readonly PlaceLink[] }) {
	const { t } = useTranslation("general");
	const current = places.find((place) => place.current);
	return (
		<details className="relative" data-places="">
			<summary className="inline-flex min-h-11 max-w-full list-none items-center gap-2 rounded-control border border-line-strong px-[min(1rem,4vw)] py-2 wrap-anywhere hover:border-ink">
				<Icon of={IconWorld} />
				<span className="sr-only">{t("footer.place")}: </span>
				{current?.text}
				<Icon of={IconChevronDown} size={16} />
			</summary>
			<ul className="mt-2 grid gap-1">
				{places.map(({ href, text, iso, current: here }) => (
					<li key={href}>
						<a
							href={href}
							hrefLang={iso}
							lang={iso}
							aria-current={here ? "true" : undefined}
							className="inline-flex min-h-9 items-center px-4 underline-offset-4 hover:underline aria-[current]:font-semibold"
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}
