import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { GuestWay } from "./guest-way.tsx";

type OtherWaysProps = {
	providers: readonly { id: string; name: string }[];
	mayBeGuest: boolean;
	children?: ReactNode;
};

/** What stands beside the first way: without a password of the shop's, as a guest, or with another account. */
export function OtherWays({ providers, mayBeGuest, children }: OtherWaysProps) {
	const { t } = useTranslation("login");
	return (
		<div className="grid max-w-form content-start gap-8 border-line max-lg:border-t max-lg:pt-8 lg:border-s lg:ps-16">
			{children}
			{mayBeGuest && <GuestWay look="secondary" />}
			{providers.length > 0 && (
				<Form method="post" className="grid gap-4">
					<input type="hidden" name="intent" value="provider" />
					<h2 className="text-28">{t("or")}</h2>
					{providers.map(({ id, name }) => (
						<Button key={id} size="large" look="secondary" wide name="provider" value={id}>
							{t("with", { name })}
						</Button>
					))}
				</Form>
			)}
		</div>
	);
}
