import { useTranslation } from "react-i18next";
import type { PrintedSides } from "#shop/designs/printed-sides.server.ts";
import { Picture } from "#ui/picture.tsx";

type PrintedSidesRowProps = { sides: PrintedSides; design: string };

/** One after another, as they are turned over. */
export function PrintedSidesRow({ sides: { areBound, views }, design }: PrintedSidesRowProps) {
	const { t } = useTranslation("catalog");
	return (
		<div className="grid grid-cols-1 gap-6">
			<h2 id="printed-sides" className="text-28">
				{t(areBound ? "insideBound" : "allSides")}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
			<section tabIndex={0} aria-labelledby="printed-sides" className="overflow-x-auto pb-3 max-md:-mx-4 max-md:px-4">
				<ul className="flex gap-6">
					{views.map(({ name, pictures }) => (
						<li key={name} className="grid shrink-0 content-start gap-2">
							<div className="flex h-40 bg-surface ring-1 ring-line sm:h-56">
								{pictures.map((file, at) => (
									<Picture
										key={file.src}
										file={file}
										alt={at === 0 ? `${design}: ${name}` : ""}
										sizes={`${Math.round((file.width / file.height) * 14)}rem`}
										className="h-full! w-auto!"
									/>
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
