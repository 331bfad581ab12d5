import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { Profile } from "./read-profile.server.ts";

/** The customer's address book. */
export function AddressList({ addresses }: { addresses: Profile["addresses"] }) {
	const { t } = useTranslation("profile");
	return (
		<>
			{addresses.length > 0 ? (
				<ul className="border-t border-line">
					{addresses.map(({ id, isDefault, lines }) => (
						<li key={id} className="grid gap-4 border-b border-line py-4">
							<address className="wrap-anywhere not-italic">
								{lines.map((line) => (
									<span key={line} className="block">
										{line}
									</span>
								))}
							</address>
							<div className="flex flex-wrap items-center gap-3">
								{isDefault && <Badge tone="success">{t("address.default")}</Badge>}
								<ButtonLink to={`/accounts/profile?view=address&address=${id}`} look="secondary" size="small">
									{t("address.change")}
									<Whose lines={lines} />
								</ButtonLink>
								<Form method="post" className="flex flex-wrap gap-3">
									<input type="hidden" name="address" value={id} />
									{!isDefault && (
										<Button look="secondary" size="small" name="intent" value="default-address">
											{t("address.makeDefault")}
											<Whose lines={lines} />
										</Button>
									)}
									<Button look="secondary" size="small" name="intent" value="remove-address">
										{t("address.remove")}
										<Whose lines={lines} />
									</Button>
								</Form>
							</div>
						</li>
					))}
				</ul>
			) : (
				<p className="text-ink-soft">{t("address.none")}</p>
			)}
			<ButtonLink to="/accounts/profile?view=address" look="secondary" className="justify-self-start">
				{t("address.add")}
			</ButtonLink>
		</>
	);
}

/** Which address a button is about, for who does not see it stand there. */
function Whose({ lines }: { lines: readonly string[] }) {
	return <span className="sr-only"> {lines.slice(0, 2).join(", ")}</span>;
}
