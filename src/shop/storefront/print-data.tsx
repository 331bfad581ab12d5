import { useTranslation } from "react-i18next";
import type { PrintData, PrintSide } from "./print-data.server.ts";

/** Closed until somebody wants it. */
export function PrintDataDetails({ sides, skus, productionDays }: PrintData) {
	const { t } = useTranslation("specification");
	return (
		<details>
			<summary className="cursor-pointer py-2 text-22 font-semibold">{t("title")}</summary>
			<div className="mt-4 grid gap-6">
				{sides.map((side) => (
					<SideData key={side.code} side={side} />
				))}
				<dl className="grid gap-y-2">
					<Fact name={t("production")} value={t("days", { count: productionDays })} />
					<Fact name={t("sku")} value={skus.join(", ")} />
				</dl>
			</div>
		</details>
	);
}

function SideData({ side }: { side: PrintSide }) {
	const { t } = useTranslation(["specification", "product"]);
	const pixels = `${side.pixels.width} × ${side.pixels.height} px`;
	return (
		<dl className="grid gap-y-2 border-b border-line pb-6">
			<Fact name={t("side")} value={t(`product:side.${side.code}`)} />
			<Fact name={t("trim")} value={side.trim} />
			{side.shape && (
				<Fact name={t("shape.name")} value={t(`shape.${side.shape.name}`, { radius: side.shape.radius })} />
			)}
			{side.openings.map(({ size, left, top }) => (
				<Fact key={`${left} ${top} ${size}`} name={t("opening.name")} value={t("opening.value", { size, left, top })} />
			))}
			<Fact name={t("bleed")} value={side.bleed} />
			<Fact name={t("safe")} value={side.safe} />
			<Fact name={t("resolution")} value={`${t("resolutionValue", { dpi: side.dpi })} (${pixels})`} />
			<Fact name={t("technique")} value={t(`techniques.${side.technique}`)} />
		</dl>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div className="grid grid-cols-[min(10rem,50vw)_minmax(0,1fr)] gap-4 md:grid-cols-[14rem_1fr]">
			<dt className="text-ink-soft">{name}</dt>
			<dd className="min-w-0 wrap-anywhere">{value}</dd>
		</div>
	);
}
