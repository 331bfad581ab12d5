/** Decoration of something busy: the words beside it say what is going on. */
export function Spinner() {
	return (
		<span
			aria-hidden="true"
			className="spin inline-block size-5 shrink-0 rounded-tag border-2 border-current border-t-transparent"
		/>
	);
}
