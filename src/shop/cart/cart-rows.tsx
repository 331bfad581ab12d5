import type { FetcherWithComponents } from "react-router";
import { CartLineRow, type CartRow, UnavailableRow } from "./cart-line-row.tsx";
import type { TakenOut } from "./taken-out.ts";
import { ToldLine, type ToldLineAnswer } from "./told-line.tsx";
import type { CartAnswer } from "./use-cart-answer.ts";

type CartRowsProps = {
	lines: readonly CartRow[];
	unavailable: readonly (TakenOut & Pick<CartRow, "variant">)[];
	answer: CartAnswer | undefined;
	/** What became of a line that is in the cart no more, or again. */
	told: ToldLineAnswer | undefined;
	putBack: FetcherWithComponents<unknown>;
	tell: (answer: CartAnswer | undefined) => void;
};

/** The lines, and among them what became of one, at its place. */
export function CartRows({ lines, unavailable, answer, told, putBack, tell }: CartRowsProps) {
	const refusedId = answer?.told === "refused" ? answer.lineId : undefined;
	const rows = lines.map((line) => (
		<CartLineRow key={line.id} line={line} refused={refusedId === line.id} tell={tell} />
	));
	if (told) {
		const place = lines.filter((line) => isBefore(line, told.line)).length;
		const row = (
			<li key={`told ${told.told}`} className="border-b border-line py-6">
				<ToldLine answer={told} fetcher={putBack} />
			</li>
		);
		rows.splice(place, 0, row);
	}
	return (
		<ul className="@container border-t border-line">
			{unavailable.map((line) => (
				<UnavailableRow key={line.id} line={line} tell={tell} />
			))}
			{rows}
		</ul>
	);
}

/** As the cart is ordered. */
function isBefore(line: TakenOut, other: TakenOut): boolean {
	return line.addedAt === other.addedAt ? line.id < other.id : line.addedAt < other.addedAt;
}
