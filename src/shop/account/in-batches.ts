const ROWS_AT_ONCE = 100;

/** All rows, so many at a time: the next ones are asked for when those before are done with. */
export async function* inBatches<Row>(
	readAfter: (last: Row | undefined, limit: number) => PromiseLike<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
	for (let last: Row | undefined; ; ) {
		const rows = await readAfter(last, ROWS_AT_ONCE);
		if (rows.length > 0) yield rows;
		if (rows.length < ROWS_AT_ONCE) return;
		last = rows.at(-1);
	}
}

/** The same batches, each row told in another way. */
export async function* mapBatches<Row, Told>(
	batches: AsyncIterable<readonly Row[]>,
	tell: (row: Row) => Told,
): AsyncGenerator<readonly Told[]> {
	for await (const batch of batches) yield batch.map(tell);
}
