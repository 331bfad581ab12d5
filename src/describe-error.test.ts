import { expect, test } from "vitest";
import { describeError } from "#describe-error.ts";

test("a failed query tells neither its values nor the database's detail of them", () => {
	const cause = Object.assign(new Error('duplicate key value violates unique constraint "orders_number"'), {
		code: "23505",
		detail: "Key (email)=(ana@example.test) already exists.",
	});
	const error = Object.assign(new Error("Failed query: insert into orders\nparams: ana@example.test", { cause }), {
		query: "insert into orders",
		params: ["ana@example.test"],
	});
	const described = describeError(error);
	expect(JSON.stringify(described)).not.toContain("ana@example.test");
	expect(described).toMatchObject({ message: "a query failed", cause: { code: "23505" } });
	expect(described.stack).toContain("describe-error.test.ts");
});

test("what is thrown need not be an error", () => {
	expect(describeError("ana@example.test")).toEqual({ type: "string", message: "not an error" });
});
