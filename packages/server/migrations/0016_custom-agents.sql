CREATE TABLE "agent_orders" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"brief" text NOT NULL,
	"proposal" text NOT NULL,
	"changes" text NOT NULL,
	"agent_id" uuid,
	"bought_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "share_token" text;--> statement-breakpoint
CREATE INDEX "agent_orders_user" ON "agent_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_orders_open" ON "agent_orders" USING btree ("state","due_at");--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_share_token_unique" UNIQUE("share_token");