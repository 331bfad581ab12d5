import { PageLink } from "#ui/page-link.tsx";

export function TopicList({ topics }: { topics: readonly { to: string; title: string }[] }) {
	return (
		<ul className="max-w-form divide-y divide-line border-y border-line">
			{topics.map(({ to, title }) => (
				<li key={to}>
					<PageLink to={to} className="flex min-h-12 items-center py-2 underline-offset-4 hover:underline">
						{title}
					</PageLink>
				</li>
			))}
		</ul>
	);
}
