import { useTranslation } from "react-i18next";
import type { BrandCode } from "#core/brands.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ChoiceCard } from "#ui/choice-card.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Field, TextAreaField } from "#ui/field.tsx";
import { Radio } from "#ui/radio.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SwatchChoice } from "#ui/swatch-choice.tsx";
import { GalleryPart } from "./gallery-part.tsx";
import { SHIRT_SWATCHES } from "./gallery-swatches.ts";

export function GalleryFields({ brand }: { brand: BrandCode }) {
	const { t } = useTranslation("gallery");
	const id = (name: string) => `${brand}-${name}`;
	const countries = ["GB", "ES", "IE"].map((value) => ({ value, text: t(`country.${value}`) }));
	return (
		<>
			<GalleryPart title={t("part.fields")}>
				<Field name={id("name")} label={t("name")} autoComplete="off" defaultValue="Zoë" />
				<Field
					name={id("email")}
					type="email"
					inputMode="email"
					label={t("email")}
					help={t("emailHelp")}
					error={t("emailError")}
					defaultValue="zoe@"
				/>
				<Field name={id("phone")} type="tel" label={t("phone")} optional={t("optional")} help={t("phoneHelp")} />
				<Field name={id("disabled")} label={t("disabledField")} defaultValue={t("country.GB")} disabled />
				<SelectField name={id("country")} label={t("countryLabel")} options={countries} />
				<SelectField name={id("land")} label={t("countryLabel")} options={countries} error={t("countryError")} />
				<TextAreaField name={id("note")} label={t("note")} optional={t("optional")} help={t("noteHelp")} />
			</GalleryPart>
			<GalleryPart title={t("part.choices")}>
				<Checkbox name={id("news")} label={t("newsletter")} help={t("newsletterHelp")} defaultChecked />
				<Checkbox name={id("terms")} label={t("terms")} error={t("termsError")} />
				<Checkbox name={id("off")} label={t("disabledField")} disabled />
				<ChoiceGroup id={id("kind")} legend={t("kind")}>
					<Radio name={id("kind")} value="person" label={t("person")} defaultChecked />
					<Radio name={id("kind")} value="company" label={t("company")} />
				</ChoiceGroup>
				<ChoiceGroup id={id("delivery")} legend={t("delivery")} error={t("deliveryError")}>
					<ChoiceCard
						name={id("delivery")}
						value="address"
						label={t("toAddress")}
						detail={t("toAddressDetail")}
						aside={t("price.delivery")}
						defaultChecked
					/>
					<ChoiceCard
						name={id("delivery")}
						value="point"
						label={t("toPoint")}
						detail={t("toPointDetail")}
						aside={t("price.free")}
					/>
					<ChoiceCard name={id("delivery")} value="none" label={t("toNone")} detail={t("toNoneDetail")} disabled />
				</ChoiceGroup>
				<ChoiceGroup id={id("colour")} legend={t("colour")} flow="row">
					{SHIRT_SWATCHES.map(({ value, swatch }, index) => (
						<SwatchChoice
							key={value}
							name={id("colour")}
							value={value}
							label={t(`swatch.${value}`)}
							swatch={swatch}
							defaultChecked={index === 0}
						/>
					))}
				</ChoiceGroup>
				<ChoiceGroup id={id("size")} legend={t("size")} flow="row">
					{["S", "M", "L", "XL"].map((size) => (
						<SwatchChoice
							key={size}
							name={id("size")}
							value={size}
							label={size}
							defaultChecked={size === "M"}
							disabled={size === "XL"}
						/>
					))}
				</ChoiceGroup>
			</GalleryPart>
		</>
	);
}
