import IconPointer from "@tabler/icons-react/dist/esm/icons/IconPointer.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { PartLater } from "../part-later.tsx";

/** Until the form is there, with a way back where it can't be fetched. */
export function FormOpening({ onCanvas, isLate }: { onCanvas: () => void; isLate: boolean }) {
	const { t } = useTranslation("create");
	const brand = useContext(ShopBrand);
	return (
		<div className="mx-auto w-full max-w-form flex-1 p-4">
			<ProgressBar id="opening-form" label={t(`open.loading.${brand}`)} detail={t("open.program")} />
			<PartLater isLate={isLate}>
				<Button type="button" look="secondary" icon={IconPointer} onClick={onCanvas}>
					{t("form.canvas")}
				</Button>
			</PartLater>
		</div>
	);
}
