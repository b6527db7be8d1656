-- What else was given back of a payment is asked by every refund, every correction of an invoice and the list of those that failed.
create index refunds_by_payment on refunds (payment_id);
