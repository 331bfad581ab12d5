import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { PrintedSides } from "#shop/designs/printed-sides.server.ts";
import { InKiosk } from "#ui/page-link.tsx";
import { Picture } from "#ui/picture.tsx";

/** `of`: the design, or the article with one of its designs. */
type PrintedSidesRowProps = { sides: PrintedSides; of: string };

/** One after another, as they are turned over. */
export function PrintedSidesRow({ sides: { areBound, views }, of }: PrintedSidesRowProps) {
	const { t } = useTranslation("catalog");
	return (
		<div className="grid grid-cols-1 gap-6">
			<h2 id="printed-sides" className="text-28">
				{t(areBound ? "insideBound" : "allSides")}
			</h2>
			<section aria-labelledby="printed-sides" className="overflow-x-auto p-px pb-3 max-md:-mx-4 max-md:px-4">
				<ul className="flex gap-6">
					{views.map(({ name, pictures }) => (
						<li key={name} className="grid shrink-0 content-start gap-2">
							<div className="flex h-40 bg-surface ring-1 ring-line sm:h-56">
								{pictures.map((picture) => (
									<Whole key={picture.whole} of={picture.whole}>
										<Picture
											file={picture.file}
											alt={`${of}: ${picture.name}`}
											sizes={`${Math.round((picture.file.width / picture.file.height) * 14)}rem`}
											className="h-full! w-auto!"
										/>
									</Whole>
								))}
							</div>
							<p className="text-14 text-ink-soft" aria-hidden="true">
								{name}
							</p>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

/** As large as a proof: days and words can be read. Alone in the window it has no way back, which a kiosk must have. */
function Whole({ of, children }: { of: string; children: ReactNode }) {
	if (useContext(InKiosk)) return children;
	return (
		<a href={of} className="block h-full cursor-zoom-in">
			{children}
		</a>
	);
}
