import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
	[["a", "b c", "12.90"], "a,b c,12.90\r\n"],
	[['say "hi"', "one,two", "two\r\nlines"], '"say ""hi""","one,two","two\r\nlines"\r\n'],
	[["=1+1", "+44", "-2", "@SUM(A1)"], "'=1+1,'+44,'-2,'@SUM(A1)\r\n"],
	[["\t=1", " =1", "＝1"], "'\t=1,' =1,'＝1\r\n"],
	[['=HYPERLINK("x","y")', ""], '"\'=HYPERLINK(""x"",""y"")",\r\n'],
])("%j becomes one record", (fields, expected) => {
	expect(csvLine(fields)).toBe(expected);
});
