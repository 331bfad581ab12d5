import { isOf, type ToldLineAnswer } from "./cart-answer.ts";
import { CartLineRow, type CartRow, UnavailableRow } from "./cart-line-row.tsx";
import { isSameProduct, type TakenOut } from "./taken-out.ts";
import { ToldLine } from "./told-line.tsx";
import type { CartAnswers } from "./use-cart-answers.ts";
import type { PutBack } from "./use-put-back.ts";

export type CartRowsProps = {
	lines: readonly CartRow[];
	unavailable: readonly (TakenOut & Pick<CartRow, "variant">)[];
	/** What became of a line that is in the cart no more, or again. */
	told: ToldLineAnswer | undefined;
	/** Brings back a line, or what was in it. */
	putBack: PutBack;
	answers: Pick<CartAnswers, "refusals" | "tell" | "begin" | "leave">;
};

/** The lines, those that are not sold any more first, and among them what became of one, at its place. */
export function CartRows({ lines, unavailable, told, putBack, answers }: CartRowsProps) {
	const refusalOf = (line: TakenOut) => answers.refusals.find((refusal) => isOf(refusal, line));
	const sold = lines.map((line) => (
		<CartLineRow key={line.id} line={line} refused={refusalOf(line)} answers={answers} putBack={putBack} />
	));
	const unsold = unavailable.map((line) => (
		<UnavailableRow key={line.id} line={line} refused={refusalOf(line)} answers={answers} />
	));
	if (told) {
		const { isSold } = told.line;
		const again = [...lines, ...unavailable].find((line) => isSameProduct(line, told.line));
		const row = (
			<li key={`told ${told.told}`} className="border-b border-line py-6">
				<ToldLine answer={told} words={(again ?? told.line).words} putBack={putBack} />
			</li>
		);
		(isSold ? sold : unsold).splice(placeOf(told.line, isSold ? lines : unavailable), 0, row);
	}
	return (
		<ul className="@container border-t border-line">
			{unsold}
			{sold}
		</ul>
	);
}

/** Before the line that holds the same again; else where it was, as the cart is ordered. */
function placeOf(line: TakenOut, among: readonly TakenOut[]): number {
	const again = among.findIndex((other) => isSameProduct(other, line));
	return again >= 0 ? again : among.filter((other) => isBefore(other, line)).length;
}

function isBefore(line: TakenOut, other: TakenOut): boolean {
	return line.addedAt === other.addedAt ? line.id < other.id : line.addedAt < other.addedAt;
}
