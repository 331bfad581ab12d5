import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/icon.tsx";
import { PageLink } from "#ui/page-link.tsx";

export function CartLink({ count }: { count: number }) {
	const { t } = useTranslation("general");
	return (
		<PageLink
			to="/cart"
			data-cart=""
			aria-label={t("header.cart", { count })}
			className="press relative grid size-11 place-items-center rounded-control hover:bg-line"
		>
			<Icon of={IconShoppingBag} size={24} />
			{count > 0 && (
				<span className="absolute inset-e-0 top-0 grid h-[1.25rem] min-w-[1.25rem] place-items-center rounded-tag bg-accent px-1 text-14 leading-none font-semibold text-on-accent tabular-nums">
					{count > 99 ? "99+" : count}
				</span>
			)}
		</PageLink>
	);
}
