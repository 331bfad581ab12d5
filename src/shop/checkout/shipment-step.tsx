import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { ChoiceCard } from "#ui/choice-card.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Notice } from "#ui/notice.tsx";
import type { StepFormState } from "./checkout.page.tsx";

type Option = { option: string; carrier: string; price: string; day: string };

type ShipmentStepProps = {
	form: StepFormState;
	options: readonly Option[];
	preselected: string | undefined;
	/** Another one is picked, not yet sent. */
	onShipping: (option: string) => void;
};

export function ShipmentStep({ form, options, preselected, onShipping }: ShipmentStepProps) {
	const { t } = useTranslation("checkout");
	if (!options.length) return <Notice tone="warning">{t("noShipping")}</Notice>;
	return (
		<Form
			method="post"
			className="grid max-w-form gap-6"
			onChange={({ currentTarget }) => onShipping(String(new FormData(currentTarget).get("shippingOption")))}
		>
			<ChoiceGroup id="shippingOption" legend={t("field.shippingOption")} error={form.error("shippingOption")}>
				{options.map((option) => (
					<ChoiceCard
						key={option.option}
						name="shippingOption"
						value={option.option}
						defaultChecked={option.option === preselected}
						label={t(`shipping.${option.option}`)}
						detail={t("arrives", { day: option.day, carrier: t(`carrier.${option.carrier}`) })}
						aside={option.price}
					/>
				))}
			</ChoiceGroup>
			<Button size="large" className="justify-self-start">
				{t("next.payment")}
			</Button>
		</Form>
	);
}
