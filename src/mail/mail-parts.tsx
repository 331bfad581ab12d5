import { Body, Column, Container, Head, Heading, Html, Preview, Row, Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { Brand } from "#core/brands.ts";
import { mailLook } from "./mail-look.ts";

type MailFrameProps = { brand: Brand; language: string; preview: string; heading: string; children: ReactNode };

/** What every mail of a brand begins with. */
export function MailFrame({ brand, language, preview, heading, children }: MailFrameProps) {
	const look = mailLook(brand.code);
	return (
		<Html lang={language}>
			<Head />
			<Preview>{preview}</Preview>
			<Body style={look.body}>
				<Container style={look.container}>
					<Text style={look.brand}>{brand.name}</Text>
					<Heading as="h1" style={look.heading}>
						{heading}
					</Heading>
					{children}
				</Container>
			</Body>
		</Html>
	);
}

/** A name on the left, its amount on the right. */
export function Amount({ style, name, amount }: { style: object; name: string; amount: string }) {
	return (
		<Row>
			<Column>
				<Text style={style}>{name}</Text>
			</Column>
			<Column align="right">
				<Text style={style}>{amount}</Text>
			</Column>
		</Row>
	);
}
